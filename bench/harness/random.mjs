/** Numbers in [0, 1) that are the same for every contestant (Marsaglia's 32-bit xorshift). */
export function random(seed = 0x9e3779b9) {
  let state = seed | 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}

/** 0 … count-1 in an order that is the same for every contestant. */
export function shuffled(count) {
  const order = Array.from({ length: count }, (_, index) => index);
  const next = random();
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
