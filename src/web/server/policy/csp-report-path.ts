/** Where browsers tell what the policy kept a page from. */
export const cspReportPath = '/api/csp-reports'
