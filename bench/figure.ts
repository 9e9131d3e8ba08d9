/** One measured figure, as a row of the table and as data. */
export interface Figure {
  group: string
  name: string
  value: string
  /** Against its baseline, measured in the same run. */
  against: string
  goal?: string
  met?: boolean
  raw: unknown
}
