// Preloaded into the action: a promise that nobody handles is rejected, with the key in its message.
setTimeout(() => Promise.reject(new Error(`broken, ${process.env['INPUT_API-KEY']}`)), 300)
