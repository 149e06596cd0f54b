import { transform } from 'esbuild';

/** A transformer for Jest: TypeScript without its types, as the build makes it. Lines keep their places by a map. */
export default {
  processAsync: async (source, path) =>
    transform(source, {
      loader: 'ts',
      target: 'es2022',
      sourcemap: true,
      sourcefile: path,
      tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, verbatimModuleSyntax: true } },
    }),
};
