/** An open episode of the demo: free, and upright. */
export const storyPath = `/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/benio/benio-first-nights/benio-1/${encodeURIComponent('早瀬')}/${encodeURIComponent('小春')}`
/** The page of its story, where its episodes stand. */
export const storyPage = '/channel/benio/story/benio-first-nights'
