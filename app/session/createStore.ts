/** The only import of zustand, for the few states that outlive a page and are not an answer of a server. */
export { create as createStore } from 'zustand'
