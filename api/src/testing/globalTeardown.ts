import { stopTemplateServer } from './templateServer';

// biome-ignore lint/style/noDefaultExport: Jest asks for a default export
export default stopTemplateServer;
