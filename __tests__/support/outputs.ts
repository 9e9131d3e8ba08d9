/** A value of each output that its format refuses. */
export const BAD_OUTPUTS: Readonly<Record<string, string>> = {
  'pr-link': 'https://github.com/acme/docs/pull/1;id',
  status: 'in progress',
  outcome: 'pr opened',
  'job-id': '../job_1',
  'pr-number': '#1',
  'human-views': '1e3',
  'human-views-change': '5%',
  'ai-views': '1,000',
  'total-views': '0x10',
  'report-path': 'a\nb=c',
}
