/** The public list of the design system: core, components, text and time helpers. */
export * from 'shared-ui/core';
