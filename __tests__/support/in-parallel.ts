/** Works through what there is, so many at once. */
export async function inParallel<T>(
  items: readonly T[],
  { atOnce, work }: { atOnce: number; work(item: T): Promise<void> },
): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
