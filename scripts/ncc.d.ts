/** ncc has no types. From https://github.com/vercel/ncc#programmatically-from-nodejs. */
declare module '@vercel/ncc' {
  export default function ncc(
    entry: string,
    options: { filename: string; cache: false; quiet: boolean; externals: object },
  ): Promise<{ code: string; assets: Record<string, { source: string | Buffer }> }>
}
