/** The channel of live security events, for open pages of admins and the memory of each process. It carries no person's id. */
export const staffChannel = 'staff-room'
