/** The SHA of a pull request's head. */
export function shaOfPull(number: number): string {
  return number.toString(16).padStart(40, '5')
}

/** The SHA of a pull request's base. */
export function shaOfBase(number: number): string {
  return number.toString(16).padStart(40, '6')
}
