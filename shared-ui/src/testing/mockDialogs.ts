/** jsdom has the `<dialog>` element but cannot open it as a modal: this mocks the visible effects. */
export function mockDialogs(): void {
  const { prototype } = HTMLDialogElement;
  prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  prototype.close ??= function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
}
