/**
 * What is moved: elements, or plain objects that a canvas shows. `place(i)` is the x of one; of `style` and `css` its
 * width.
 */
export const makeScene = (kind, count) => (kind === 'canvas' ? sprites(count) : elements(count, kind));

function elements(count, kind) {
  const stage = document.createElement('div');
  stage.className = kind;
  const targets = Array.from({ length: count }, () => {
    const box = document.createElement('div');
    box.className = 'box';
    stage.append(box);
    return box;
  });
  document.body.append(stage);
  const rendered = (render) => {
    stage.replaceChildren();
    render(stage);
    targets.splice(0, count, ...stage.children);
  };
  const place = (i) => targets[i].getBoundingClientRect()[kind === 'dom' ? 'left' : 'width'];
  return { targets, rendered, draw: () => {}, place, remove: () => stage.remove() };
}

function sprites(count) {
  const canvas = document.createElement('canvas');
  canvas.width = 800;
  canvas.height = 600;
  document.body.append(canvas);
  const context = canvas.getContext('2d');
  const targets = Array.from({ length: count }, () => ({ x: 0.5, y: 0.5 }));
  const draw = () => {
    context.clearRect(0, 0, 800, 600);
    for (const { x, y } of targets) context.fillRect(x, y, 3, 3);
  };
  return { targets, draw, place: (i) => targets[i].x, remove: () => canvas.remove() };
}
