/** The ticked services in the request for delivery days, one each. */
export const workParam = 'work'
