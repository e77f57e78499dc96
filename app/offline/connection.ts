import { createStore } from '../session/createStore.ts'

/** Whether hosts can be reached, as far as the last call and the browser know. */
export const useConnection = createStore<{ isOffline: boolean }>(() => ({ isOffline: false }))

export function setOffline(isOffline: boolean): void {
  if (useConnection.getState().isOffline !== isOffline) useConnection.setState({ isOffline })
}

/** Now: the browser may know it before any call has failed. */
export const isOffline = () => !navigator.onLine || useConnection.getState().isOffline

/** When the answer came that stood in last for one that could not be had: its query hears of it at once. */
export const lastKept = { time: 0 }
