interface OutputCase {
  /** A value that the format refuses. */
  bad: string
  /** The service chooses the value, unchecked: SECURITY.md names the output. */
  isServices: boolean
}

export const OUTPUT_CASES: Readonly<Record<string, OutputCase>> = {
  'pr-link': { bad: 'https://github.com/acme/docs/pull/1;id', isServices: true },
  status: { bad: 'in progress', isServices: true },
  outcome: { bad: 'pr opened', isServices: false },
  'job-id': { bad: '../job_1', isServices: true },
  'pr-number': { bad: '#1', isServices: true },
  'pr-repository': { bad: '-rf/docs', isServices: true },
  branch: { bad: '--force', isServices: true },
  'human-views': { bad: '1e3', isServices: false },
  'human-views-change': { bad: '5%', isServices: false },
  'ai-views': { bad: '1,000', isServices: false },
  'total-views': { bad: '0x10', isServices: false },
  'total-views-change': { bad: '+5', isServices: false },
  visitors: { bad: 'at least 5', isServices: false },
  'unclicked-searches': { bad: '1.55', isServices: false },
  'unanswered-questions': { bad: '', isServices: false },
  'thumbs-down': { bad: '$1', isServices: false },
  'report-path': { bad: 'a\nb=c', isServices: false },
  message: { bad: '`id`', isServices: false },
  'preview-url': { bad: 'https://acme.mintlify.site/$(id)', isServices: true },
  'build-id': { bad: 'a b', isServices: true },
  'build-status': { bad: 'in progress!', isServices: true },
  'pages-removed': { bad: 'one', isServices: false },
  redirects: { bad: '$(id)', isServices: false },
}
