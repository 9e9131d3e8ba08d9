// Preloaded into the action: at SIGUSR2, nothing of it runs for STALL_MS, as on a machine that hangs.
process.on('SIGUSR2', () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(process.env.STALL_MS))
})
