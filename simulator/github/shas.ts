/** Of a pull request's head. */
export function shaOfPull(number: number): string {
  return number.toString(16).padStart(40, '5')
}

/** Of the commit that a pull request is against. */
export function shaOfBase(number: number): string {
  return number.toString(16).padStart(40, '6')
}
