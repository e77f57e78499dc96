import { instantView } from './channel.mappers.ts'

export const periodView = ({ startTime, endTime }: { startTime: string; endTime: string }) => ({
  start: instantView(startTime),
  end: instantView(endTime),
})
