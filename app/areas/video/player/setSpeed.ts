/** The speed of a video, and of whatever source it gets next: a new one sets `playbackRate` to the default. */
export function setSpeed(video: HTMLVideoElement, speed: number): void {
  video.defaultPlaybackRate = speed
  video.playbackRate = speed
}
