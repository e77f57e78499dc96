import { itIgnoresHostileValues } from '../../testing/itIgnoresHostileValues.ts'

itIgnoresHostileValues([
  { key: 'player', read: async () => (await import('./preferences.ts')).readPreferences() },
  { key: 'playings', read: async () => (await import('./playbackJournal.ts')).playbackJournal.all() },
  {
    key: 'places',
    read: async () => {
      const { videoPositions } = await import('./videoPositions.ts')
      videoPositions.keep('video-1', 30, 100, 1)
      return videoPositions.of('x')
    },
  },
  { key: 'places.member', read: async () => (await import('./videoPositions.ts')).syncedVideoPositions.read('x') },
])
