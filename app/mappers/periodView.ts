import { normalisedInstant } from './channel.mappers.ts'

/** Maps the period in which something is published. */
export const periodView = ({ startTime, endTime }: { startTime: string; endTime: string }) => ({
  start: normalisedInstant(startTime),
  end: normalisedInstant(endTime),
})
