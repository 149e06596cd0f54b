/**
 * An angle that somebody else keeps in radians, in degrees: what was given in degrees comes back exactly, as long as the radians
 * stay what they became.
 */
export class KeptAngle {
  private degrees = 0;
  private radians = 0;

  /** The angle in degrees, given what it is in radians. */
  inDegrees(radians: number): number {
    if (radians !== this.radians) {
      this.radians = radians;
      this.degrees = (radians * 180) / Math.PI;
    }
    return this.degrees;
  }

  /** Takes what the radians were rounded to for what they became. */
  keepAs(radians: number): void {
    this.radians = radians;
  }

  /** What an angle in degrees is in radians; it is kept. */
  inRadians(degrees: number): number {
    this.degrees = degrees;
    this.radians = (degrees * Math.PI) / 180;
    return this.radians;
  }
}
