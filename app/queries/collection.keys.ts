export const collectionKeys = {
  all: ['collection'],
  photos: () => [...collectionKeys.all, 'photos'],
}
