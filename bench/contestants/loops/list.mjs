/** A running action knows its list and its place there, so that stopping it costs the same anywhere. */
export function start(list, action) {
  action.index = list.length;
  action.list = list;
  list.push(action);
  return action;
}

export function stop(action) {
  const { list, index } = action;
  if (index < 0) return;
  const last = list.pop();
  if (last !== action) {
    list[index] = last;
    last.index = index;
  }
  action.index = -1;
}
