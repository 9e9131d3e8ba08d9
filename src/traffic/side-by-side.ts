/** Runs tasks in their order, at most `width` at a time. */
export async function runSideBySide(
  tasks: ReadonlyArray<() => Promise<void>>,
  width: number,
): Promise<void> {
  // All workers draw from one iterator, so each task is taken once.
  const queue = tasks.values()
  const work = async () => {
    for (const task of queue) await task()
  }
  await Promise.all(Array.from({ length: width }, work))
}
