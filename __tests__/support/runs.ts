import fc from 'fast-check'

/** Fixed in normal runs. The weekly runs draw one, which `jest.config.js` prints. */
export const SEED = Number(process.env.SEED ?? 2)

fc.configureGlobal({ seed: SEED })

/** Import fast-check from here, so that it has its seed. */
export { fc }

/** Runs of a property test: `few` by default, `full` with FULL set (weekly). */
export function runs(few: number, full = few * 10): number {
  return process.env.FULL ? full : few
}

/** Any text, like `unit: 'binary'`, which builds a table of a million entries first. */
export function anyText(constraints: { minLength?: number; maxLength?: number } = {}) {
  const unit = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))
  return fc.string({ unit, ...constraints })
}
