import { itIgnoresHostileValues } from '../../testing/itIgnoresHostileValues.ts'

itIgnoresHostileValues([
  {
    key: 'mutes.guest',
    read: async () => {
      const { mutingState } = await import('./mutingState.ts')
      return mutingState.read().coverOf({ key: 'post/1', texts: ['ライブ'] })
    },
  },
])
