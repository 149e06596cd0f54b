/** A WebGL context that draws nothing and logs its calls. Its constants are their names. */
export function notedGl(canvas: object = {}) {
  const calls: [name: string, ...given: unknown[]][] = [];
  const state = { isLost: false };
  let made = 0;
  const gl = new Proxy<Record<string, unknown>>(
    { canvas },
    {
      get: (own, name) => {
        const key = String(name);
        if (key in own) return own[key];
        if (key === key.toUpperCase()) return key;
        return (...given: unknown[]) => {
          calls.push([key, ...given]);
          if (key === 'isContextLost') return state.isLost;
          return /^(create|get)/.test(key) ? `${key} ${++made}` : undefined;
        };
      },
    },
  ) as unknown as WebGL2RenderingContext;
  return { gl, state, calls: (name: string) => calls.filter(([it]) => it === name).map(([, ...given]) => given) };
}
