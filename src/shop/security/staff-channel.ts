/** The channel of live security events, for open admin pages and the memory of each process. It carries no user's id. */
export const staffChannel = 'staff-room'
