/** An element that scrolls 1000 pixels along y, where jsdom lays nothing out. */
export function stubScroller(): { element: HTMLElement; scroll: (top: number, timeStamp: number) => void } {
  const element = document.body.appendChild(document.createElement('div'));
  Object.defineProperty(element, 'scrollHeight', { value: 1100 });
  Object.defineProperty(element, 'clientHeight', { value: 100 });
  const scroll = (top: number, timeStamp: number): void => {
    element.scrollTop = top;
    element.dispatchEvent(Object.defineProperty(new Event('scroll'), 'timeStamp', { value: timeStamp }));
  };
  return { element, scroll };
}
