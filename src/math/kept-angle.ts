/**
 * An angle in degrees that is stored elsewhere in radians: a value set in degrees is read back exactly as long as the
 * radians do not change.
 */
export class KeptAngle {
  private degrees = 0;
  private radians = 0;

  /** The angle in degrees, for the radians stored now. */
  inDegrees(radians: number): number {
    if (radians !== this.radians) {
      this.radians = radians;
      this.degrees = (radians * 180) / Math.PI;
    }
    return this.degrees;
  }

  /** Sets the radians as they were stored, after rounding. */
  keepAs(radians: number): void {
    this.radians = radians;
  }

  /** Converts an angle to radians, and remembers it. */
  inRadians(degrees: number): number {
    this.degrees = degrees;
    this.radians = (degrees * Math.PI) / 180;
    return this.radians;
  }
}
