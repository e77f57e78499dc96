import { itIgnoresHostileValues } from '../../testing/itIgnoresHostileValues.ts'

itIgnoresHostileValues([
  {
    key: 'post-places',
    read: async () =>
      (await import('./listPositions.ts')).positionToRestore('x', { isReturn: true, isGuest: true, now: Date.now() }),
  },
  {
    key: 'vault.x/draft/post/ip/%/',
    read: async () => {
      const { postDrafts } = await import('./postDrafts.ts')
      return postDrafts.list('x').flatMap(({ media }) => media.map(({ id }) => id))
    },
  },
])
