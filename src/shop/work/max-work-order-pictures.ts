export const maxWorkOrderPictures = 5
