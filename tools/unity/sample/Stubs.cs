// As much of Unity and of gree/unity-webview as the sample touches, so that it compiles without them.
using System;

namespace UnityEngine
{
    public class Component
    {
        public GameObject gameObject => new GameObject();
    }

    public class MonoBehaviour : Component { }

    public class GameObject
    {
        public T AddComponent<T>() where T : Component, new() => new T();
    }

    public static class Application
    {
        public static void OpenURL(string url) => Console.WriteLine("open " + url);
    }

    public static class JsonUtility
    {
        public static T FromJson<T>(string json) => throw new NotSupportedException(json);
    }

    public enum KeyCode
    {
        Escape
    }

    public static class Input
    {
        public static bool GetKeyDown(KeyCode key) => false;
    }

    public struct Rect
    {
        public float xMin => 0;
        public float xMax => 0;
        public float yMin => 0;
        public float yMax => 0;
    }

    public static class Screen
    {
        public static int width => 0;
        public static int height => 0;
        public static float dpi => 0;
        public static Rect safeArea => new Rect();
    }
}

public class WebViewObject : UnityEngine.MonoBehaviour
{
    public void Init(Action<string> cb = null) { }
    public void LoadURL(string url) { }
    public void EvaluateJS(string js) { }
    public void SetVisibility(bool isVisible) { }
}
