/** The signed-in users of the pictured screens. */
export const customer = { email: 'lan@example.com', name: 'Nguyễn Thị Lan' }
export const admin = { email: 'admin@luot.example' }
