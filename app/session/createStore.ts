/** Creates a store for state that outlives a page and does not come from a server. Only this file imports zustand. */
export { create as createStore } from 'zustand'
