const isTypedInto = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.matches('input, textarea, select');

/** A keyboard takes a part of the screen: what is typed into comes above it and above the foot. */
export function keepFocusInView() {
  const show = () => {
    const { activeElement } = document;
    if (isTypedInto(activeElement)) activeElement.scrollIntoView({ block: 'nearest' });
  };
  window.addEventListener('resize', show);
  window.visualViewport?.addEventListener('resize', show);
}
