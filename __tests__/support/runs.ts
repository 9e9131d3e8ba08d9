import fc from 'fast-check'

/** The same in all normal runs; in the weekly ones another each week, which `jest.config.js` prints. */
export const SEED = Number(process.env.SEED ?? 2)

fc.configureGlobal({ seed: SEED })

/** With its seed: nothing else imports fast-check. */
export { fc }

/** How many runs a property test makes: few by default, with FULL set (weekly) as many as are promised. */
export function runs(few: number, full = few * 10): number {
  return process.env.FULL ? full : few
}

/** Any text. It is that of `unit: 'binary'`, which first builds a table of a million entries. */
export function anyText(constraints: { minLength?: number; maxLength?: number } = {}) {
  const unit = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))
  return fc.string({ unit, ...constraints })
}
