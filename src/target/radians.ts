/**
 * An angle that an object of another library holds in radians, read and written in degrees: degrees that were written
 * read back exactly until others change the radians.
 */
export class Radians {
  #degrees = 0;
  #radians = 0;

  /** @param radians What the object holds now. */
  degreesOf(radians: number): number {
    if (radians !== this.#radians) {
      this.#radians = radians;
      this.#degrees = (radians * 180) / Math.PI;
    }
    return this.#degrees;
  }

  /** The radians to write for these degrees. */
  radiansOf(degrees: number): number {
    this.#degrees = degrees;
    this.#radians = (degrees * Math.PI) / 180;
    return this.#radians;
  }

  /** Notes that the object rounded the radians. */
  keepAs(radians: number): void {
    this.#radians = radians;
  }
}
