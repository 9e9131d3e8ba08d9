// Preloaded into the action: 300 ms after its start, the machine's clock is set by JUMP_MS.
const RealDate = Date
let jumpMs = 0
setTimeout(() => {
  jumpMs = Number(process.env.JUMP_MS)
}, 300).unref()
globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [RealDate.now() + jumpMs] : args))
  }
  static now() {
    return RealDate.now() + jumpMs
  }
}
