export const noticeId = 'notice';

/** By what is just said, in pixels. */
export function coveredTop() {
  const place = document.getElementById(noticeId);
  return place?.hasChildNodes() && place.dataset.at === 'top'
    ? place.getBoundingClientRect().bottom
    : 0;
}
