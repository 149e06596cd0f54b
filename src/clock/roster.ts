/** Has a place in a roster. */
export interface Placed {
  /** Its index; -1 while it has none. */
  place: number;
}

/**
 * Those who take part in each frame, in the order in which they came.
 *
 * Whoever leaves leaves a hole, at once and at no cost. The others close up when a frame is through and most places are empty.
 */
export class Roster<M extends Placed> {
  /** In their order; null where somebody has left. */
  members: (M | null)[] = [];
  /** How many there are. */
  count = 0;

  add(member: M): void {
    member.place = this.members.length;
    this.members.push(member);
    this.count++;
  }

  remove(member: M): void {
    this.members[member.place] = null;
    member.place = -1;
    this.count--;
  }

  /** Closes the holes, where there are more of them than members. Not while a frame goes along the list. */
  closeUp(): void {
    if (this.members.length > 2 * this.count) this.renumber();
  }

  protected renumber(): void {
    this.members = this.members.filter((member) => member !== null);
    for (const [place, member] of this.members.entries()) member!.place = place;
  }
}
