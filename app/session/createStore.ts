/** The one door to zustand: for the few things that outlive a page and are not an answer of a host. */
export { create as createStore } from 'zustand'
