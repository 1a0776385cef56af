/** Where browsers tell what the policy kept a page from. */
export const cspDoorPath = '/api/csp-reports'
