/** To whom security events are told live: open pages of admins, and the memory of each process. No person's id. */
export const staffChannel = 'staff-room'
