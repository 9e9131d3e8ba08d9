/** The differences between a document and the code, as instructions. */
export function mendsOf(place: string, told: Iterable<string>, code: Iterable<string>): string[] {
  const [has, needs] = [new Set(told), new Set(code)]
  return [
    ...[...needs.difference(has)].map((one) => `${place}: add \`${one}\``),
    ...[...has.difference(needs)].map(
      (one) => `${place}: the code has no \`${one}\`: remove it, or its backticks`,
    ),
  ]
}
