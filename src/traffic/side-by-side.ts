/** Runs tasks in their order, at most `width` at a time. Several calls may draw from one iterator. */
export async function runSideBySide(
  tasks: Iterable<() => Promise<void>>,
  width: number,
): Promise<void> {
  // All workers draw from one iterator, so each task is taken once.
  const queue = Iterator.from(tasks)
  const work = async () => {
    for (const task of queue) await task()
  }
  await Promise.all(Array.from({ length: width }, work))
}

/** A function that runs what it is given, at most `width` at a time; the rest waits in its order. */
export function limitTo(width: number): <T>(task: () => Promise<T>) => Promise<T> {
  let free = width
  const waiting: Array<() => void> = []
  return async (task) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      // The next one takes this one's place.
      if (next === undefined) free++
      else next()
    }
  }
}
