/** Where browsers report violations of the content security policy. */
export const cspReportPath = '/api/csp-reports'
