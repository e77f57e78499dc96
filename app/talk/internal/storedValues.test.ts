import { itIgnoresHostileValues } from '../../testing/itIgnoresHostileValues.ts'

itIgnoresHostileValues([
  { key: 'rehearsal', read: async () => (await import('./rehearsalResult.ts')).readLastRehearsal() },
])
