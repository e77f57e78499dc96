import { createPort } from '../composition/port.ts'

/** Starts the areas' tasks that need no open page. Called once per page load, after the first content. */
export const backgroundTasksPort = createPort<() => Promise<void>>('backgroundTasksPort')
