/** Everything of one live talk or group is another one for each who looks: own slots are in it. */
export const livetalkKeys = {
  all: ['livetalk'] as const,
  heartbeat: ['livetalk-heartbeat'] as const,
  group: (id: string, ...of: unknown[]) => ['livetalk', 'group', id, ...of],
  one: (id: string, ...of: unknown[]) => ['livetalk', 'one', id, ...of],
}
