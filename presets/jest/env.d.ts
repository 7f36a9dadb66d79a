import '@testing-library/jest-dom';
import 'jest-axe';
import './s3rver';
